import type { SocialProvider } from '@cleat/core'
import {
  array,
  type GenericSchema,
  maxLength,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'

/** Who is logged in, and the addresses of their wallet. */
export type FrameUser = {
  readonly email?: string | undefined
  readonly username?: string | undefined
  /** How they logged in last. */
  readonly provider: SocialProvider | 'email' | 'passkey'
  readonly accounts: readonly FrameAccount[]
}

export type FrameAccount = {
  readonly namespace: 'eip155' | 'solana'
  readonly address: string
  /** What it has been since the wallet was made. @default a plain account */
  readonly type?: FrameAccountType | undefined
}

export type FrameAccountType = (typeof accountTypes)[number]

export const accountTypes = ['eoa', 'smartAccount'] as const

/** In the order of the spec. */
export const socialProviders = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
] as const

export const emailSchema: GenericSchema<unknown, string> = pipe(
  string(),
  maxLength(254),
  regex(/^[^@\s]+@[^@\s]+$/),
)

const account = strictObject({
  namespace: picklist(['eip155', 'solana']),
  address: pipe(string(), maxLength(64), regex(/^[1-9A-HJ-NP-Za-km-z0-9]{32,44}$/)),
  type: optional(picklist(accountTypes)),
})

export const userSchema: GenericSchema<unknown, FrameUser> = strictObject({
  email: optional(emailSchema),
  username: optional(pipe(string(), maxLength(64))),
  provider: picklist([...socialProviders, 'email', 'passkey']),
  accounts: pipe(array(account), maxLength(4)),
})
