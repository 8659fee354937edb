/** Public APIs used in addition to the chains' nodes. */
export type PublicApis = {
  readonly prices: 'own' | 'defillama'
  readonly alchemyKey: string | undefined
  readonly etherscanKey: string | undefined
}
