import { DEFAULT_ANON_KEY, headers } from "@maloca/catalog/api";
import {
  AuthClient,
  AuthError,
  AuthInvalidJwtError,
  type AuthOAuthAuthorizationDetailsResponse,
  type AuthOAuthConsentResponse,
  AuthSessionMissingError,
  isAuthError,
  type JwtPayload,
  type SupportedStorage,
  type UserResponse,
} from "@supabase/auth-js";
import type { Connection } from "./backend";

export type { AuthError, JwtPayload };

/**
 * Each server has a storage key of its own, so that its session is never that of another server or of the host
 * page. The client also caches the server's published keys by this name.
 */
const storageKey = (endpoint: string) => ["maloca-session", endpoint].filter(Boolean).join(" ");

/** The same as in `backend.post.ts`: long enough for a slow rural connection. */
const TIMEOUT_MS = 20_000;

/** An id becomes part of a path, so no character in it may lead to another path. */
const AUTHORIZATION_ID = /^[\w-]{1,128}$/;

export interface AuthOptions extends Pick<Connection, "endpoint" | "anonKey"> {
  /** Where the session is kept; the browser's local storage when left out. */
  storage?: SupportedStorage;
}

export interface ConsentOptions {
  /** Returns the address to go to instead of opening it. */
  skipBrowserRedirect?: boolean;
}

export interface ClaimsOptions {
  /** Accepts an expired token if its signature is valid. */
  allowExpired?: boolean;
}

type Failed = { data: null; error: AuthError };

/**
 * Sessions, consents and claims of a hosted backend (docs/product.md, "Roles and sign-in"). No call throws: one
 * that fails returns `data: null` and an `error`, without a session an `AuthSessionMissingError`.
 */
export interface Auth
  extends Pick<InstanceType<typeof AuthClient>, "getSession" | "setSession" | "onAuthStateChange"> {
  /**
   * The access that an application requests, or the address to return to if it was granted before.
   * @param id letters, digits, `-` and `_`, 128 at most; any other is refused without a call.
   */
  getAuthorization(id: string): Promise<AuthOAuthAuthorizationDetailsResponse | Failed>;
  /** Grants access; the browser then goes to the address that the server gives. */
  approve(id: string, options?: ConsentOptions): Promise<AuthOAuthConsentResponse | Failed>;
  /** Denies access; the browser then goes to the address that the server gives. */
  deny(id: string, options?: ConsentOptions): Promise<AuthOAuthConsentResponse | Failed>;
  /** The claims of a token, by default the session's, if it is signed with a published key. */
  getClaims(
    token?: string,
    options?: ClaimsOptions,
  ): Promise<{ data: JwtPayload; error: null } | Failed>;
  /** Deletes the session on this device. */
  signOut(): Promise<{ error: AuthError | null }>;
  /** Stops refreshing the session. It stays stored. */
  close(): Promise<void>;
}

class Client extends AuthClient {
  /**
   * For a token that no published key fits, the library asks the server, and then trusts claims that it has not
   * verified itself. Such a token is refused here.
   */
  override async getUser(token?: string): Promise<UserResponse> {
    if (token === undefined) return super.getUser();
    return { data: { user: null }, error: invalidSignature() };
  }
}

/** Connects to the auth server of `endpoint`. */
export function createAuth({ endpoint = "", anonKey, storage }: AuthOptions = {}): Auth {
  const client = new Client({
    url: `${endpoint}/auth/v1`,
    headers: { [headers.apiKey]: anonKey || DEFAULT_ANON_KEY },
    storageKey: storageKey(endpoint),
    persistSession: true,
    autoRefreshToken: true,
    // A link must not sign its reader in as somebody else.
    detectSessionInUrl: false,
    fetch: (input, init) => fetch(input, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init }),
    ...(storage && { storage }),
  });

  const withId = async <Answer>(id: string, work: () => Promise<Answer>) =>
    typeof id === "string" && AUTHORIZATION_ID.test(id)
      ? settled(work, "The authorization could not be read")
      : failed(new AuthError("Invalid authorization id", 400, "validation_failed"));

  return {
    getSession: () => client.getSession(),
    setSession: (tokens) => client.setSession(tokens),
    onAuthStateChange: client.onAuthStateChange.bind(client),
    getAuthorization: (id) => withId(id, () => client.oauth.getAuthorizationDetails(id)),
    approve: (id, options) => withId(id, () => client.oauth.approveAuthorization(id, options)),
    deny: (id, options) => withId(id, () => client.oauth.denyAuthorization(id, options)),
    async getClaims(token, { allowExpired = false } = {}) {
      // An empty token would be read as the session's.
      if (token === "") return failed(invalidSignature());
      const verified = await settled(
        () => client.getClaims(token, { allowExpired }),
        "Invalid JWT signature",
      );
      if (verified.error) return failed(verified.error);
      if (!verified.data) return failed(new AuthSessionMissingError());
      const { claims } = verified.data;
      if (!allowExpired && typeof claims.exp !== "number") {
        return failed(new AuthInvalidJwtError("Missing exp claim"));
      }
      return { data: claims, error: null };
    },
    signOut: () => client.signOut({ scope: "local" }),
    close: () => client.dispose(),
  };
}

const failed = (error: AuthError): Failed => ({ data: null, error });

const invalidSignature = () => new AuthInvalidJwtError("Invalid JWT signature");

/** Maps the client's unexpected exceptions to `AuthError`, as for a token that is not JSON. */
async function settled<Answer>(
  work: () => Promise<Answer>,
  reason: string,
): Promise<Answer | Failed> {
  try {
    return await work();
  } catch (error) {
    return failed(isAuthError(error) ? error : new AuthInvalidJwtError(reason));
  }
}
