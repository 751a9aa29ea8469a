// Loaded before a program of the server, so that its webhooks and its page check may call this machine.
Object.assign(globalThis, { [Symbol.for("maloca.test.loopback")]: true });
