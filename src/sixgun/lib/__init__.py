"""What several games share and no library does well."""
