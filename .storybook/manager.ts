import { addons } from "storybook/manager-api";
import { house } from "./house";

addons.setConfig({ theme: house });
