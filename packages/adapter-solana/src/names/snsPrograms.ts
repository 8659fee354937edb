/**
 * The programs and accounts of the Solana Name Service on every cluster that has it.
 * @see https://docs.sns.id
 */
export const snsPrograms = {
  /** Owns the registries of names. */
  names: 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX',
  /** Knows which name an account prefers. */
  offers: '85iDfUvr3HJyLM2zcq5BXSiDvUWfw6cSE1FfNBo8Ap29',
  /** The registry of `.sol`. */
  sol: '58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx',
  /** Signs what registries are called. */
  reverse: '33m47vH6Eav6jr5Ry86XjhRft2jRBLDnDgPSHoquXi2Z',
  /** Signs records of the second version. */
  records: '2pMnqHvei2N5oDcVGCRdZx48gqti199wr5CsyTTafsbo',
} as const
