// Loaded before a program of the server: its webhooks and its page check may then call this machine.
Object.assign(globalThis, { [Symbol.for("maloca.test.loopback")]: true });
