import * as v from 'valibot'

const time = v.pipe(v.string(), v.description('As RFC 3339 has it.'))
const account = v.pipe(v.string(), v.description('The CAIP-10 account that signed.'))
const subject = v.pipe(
  v.string(),
  v.description('Who signed in: a key on all chains of its family, or a contract on its chain.'),
)
const kind = v.picklist(['key', 'contract'])
const type = v.pipe(v.string(), v.description('How it was signed, as CAIP-122 has it.'))
const session = {
  id: v.pipe(v.string(), v.description('Names the session, and opens nothing.')),
  user: v.pipe(v.string(), v.description('Whose it is: the subject of the first account.')),
  ...{ subject, account, kind, type },
  accounts: v.array(v.object({ account, subject, kind, type })),
  createdAt: time,
  endsAt: v.pipe(v.string(), v.description('When it ends, unless it is used again.')),
  metadata: v.optional(v.pipe(v.looseObject({}), v.description('What the app keeps with it.'))),
}
const tokens = {
  token: v.optional(
    v.pipe(
      v.string(),
      v.description('For a request with a proof of a key (RFC 9449): the access token.'),
    ),
  ),
  tokenEndsAt: v.optional(time),
  refreshToken: v.optional(
    v.pipe(v.string(), v.description('Counts once, with a proof of the same key.')),
  ),
}

/** Bodies of requests and answers of signing in, as the API describes them. */
export const authSchemas = {
  nonceQuery: v.object({
    statement: v.optional(
      v.pipe(v.string(), v.maxLength(280), v.description('What the visitor reads in the message.')),
    ),
    requestId: v.optional(
      v.pipe(v.string(), v.maxLength(128), v.description('Names the request in the message.')),
    ),
    resource: v.optional(
      v.pipe(
        v.union([v.string(), v.pipe(v.array(v.string()), v.maxLength(8))]),
        v.description('Addresses that the message names. May be repeated.'),
      ),
    ),
  }),
  terms: v.pipe(
    v.object({
      ...{ nonce: v.string(), domain: v.string(), uri: v.string() },
      ...{ issuedAt: time, expirationTime: time, statement: v.optional(v.string()) },
      ...{ requestId: v.optional(v.string()), resources: v.optional(v.array(v.string())) },
      token: v.pipe(v.string(), v.description('Sent back as `x-nonce-jwt: Bearer …`.')),
    }),
    v.metadata({ ref: 'SignInTerms' }),
  ),
  signIn: v.pipe(
    v.object({
      message: v.pipe(v.optional(v.string()), v.description('The text that the wallet signed.')),
      signature: v.pipe(
        v.optional(v.string()),
        v.description('In the form of its chain: hex, base58, base64.'),
      ),
      cacao: v.pipe(
        v.optional(v.looseObject({})),
        v.description('In place of both: what WalletConnect’s one-click answers (CAIP-74).'),
      ),
      link: v.pipe(
        v.optional(v.boolean()),
        v.description('Adds the account to the session that there is.'),
      ),
    }),
    v.metadata({ ref: 'SignIn' }),
  ),
  session: v.pipe(v.object({ ...session, ...tokens }), v.metadata({ ref: 'Session' })),
  sessionAnswer: v.pipe(
    v.object({ session: v.nullable(v.object(session)) }),
    v.metadata({ ref: 'SessionAnswer' }),
  ),
  refresh: v.pipe(
    v.object({ refreshToken: v.optional(v.string()) }),
    v.metadata({ ref: 'Refresh' }),
  ),
  refreshAnswer: v.pipe(
    v.object({ session: v.object({ ...session, ...tokens }) }),
    v.metadata({ ref: 'RefreshAnswer' }),
  ),
  signOut: v.pipe(
    v.object({
      everywhere: v.pipe(v.optional(v.boolean()), v.description('Ends all sessions of the user.')),
      refreshToken: v.optional(v.string()),
    }),
    v.metadata({ ref: 'SignOut' }),
  ),
  devices: v.pipe(
    v.object({
      sessions: v.array(
        v.object({
          ...{
            id: v.string(),
            isCurrent: v.boolean(),
            createdAt: time,
            usedAt: time,
            endsAt: time,
          },
          browser: v.pipe(v.nullable(v.string()), v.description('Such as `Firefox on Linux`.')),
          accounts: v.array(account),
        }),
      ),
    }),
    v.metadata({ ref: 'Devices' }),
  ),
  metadata: v.pipe(v.looseObject({}), v.metadata({ ref: 'AccountMetadata' })),
  keys: v.pipe(v.object({ keys: v.array(v.looseObject({})) }), v.metadata({ ref: 'Keys' })),
} as const
