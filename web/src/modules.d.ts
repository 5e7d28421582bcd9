declare module "icon:*" {
  const body: string;
  export default body;
}
declare module "*.toml?figures" {
  /** Each game says what its own files hold. */
  const figures: object;
  export default figures;
}
