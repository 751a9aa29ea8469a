/** The address of the finder's script; a plugin in `vite.config.ts` provides it. */
declare module "maloca:finder-script" {
  const address: string;
  export default address;
}
