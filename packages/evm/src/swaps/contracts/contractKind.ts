/** What a contract is, which tells how its calls are read. */
export type ContractKind =
  | 'wrapped'
  | 'v2'
  | 'v3'
  | 'universal-router-2.0'
  | 'universal-router-2.1'
  | 'universal-router-proxy'
  | '0x'
  | '1inch'
  | 'lifi'
