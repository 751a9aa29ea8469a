// Not every runtime that sends mails has a process.
const { npm_package_name, npm_lifecycle_event = "" } = globalThis.process?.env ?? {};
const ofSources = npm_package_name === "maloca" && ["leads", "start"].includes(npm_lifecycle_event);

/** How the operator calls the command line: in the repository, or in the packed server. */
export const START = ofSources ? "npm run leads --" : "leads";
