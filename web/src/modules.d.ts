declare module "icon:*" {
  const body: string;
  export default body;
}
declare module "*.toml?figures" {
  const text: string;
  export default text;
}
