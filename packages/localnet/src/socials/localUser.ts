/** A visitor of the providers on this machine. */
export type LocalUser = {
  /** Digits, as most providers have them. */
  readonly id: string
  readonly name: string
  readonly username: string
  /** Without it the provider knows none. */
  readonly email: string | null
  readonly isVerified: boolean
  /** Google: the organization whose mail it hosts. */
  readonly organization?: string | undefined
}

/** Who logs in where nothing else is said. */
export const localUser: LocalUser = {
  id: '1234567890123456789',
  name: 'Ada Lovelace',
  username: 'ada',
  email: 'ada@gmail.com',
  isVerified: true,
}
