/** The address of the finder's script (`vite.config.ts`). */
declare module "maloca:finder-script" {
  const address: string;
  export default address;
}
