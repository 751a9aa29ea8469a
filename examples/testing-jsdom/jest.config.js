export default {
  testEnvironment: "./jest-environment.cjs",
  transform: { "\\.m?[jt]sx?$": "babel-jest" },
  transformIgnorePatterns: ["/node_modules/(?!(@maloca|ofetch|destr|ufo)/)"],
};
