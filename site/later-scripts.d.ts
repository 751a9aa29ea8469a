/** The addresses of scripts that load later; plugins in `vite.config.ts` provide them. */
declare module "maloca:*" {
  const address: string;
  export default address;
}
