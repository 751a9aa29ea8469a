/** The addresses of scripts that load later; plugins in `vite.config.ts` provide them. */
declare module "maloca:finder" {
  const address: string;
  export default address;
}
declare module "maloca:page-tools" {
  const address: string;
  export default address;
}
