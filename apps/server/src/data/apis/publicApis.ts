/** Public APIs that are asked beside the nodes of the chains. */
export type PublicApis = {
  readonly prices: 'own' | 'defillama'
  readonly alchemyKey: string | undefined
  readonly etherscanKey: string | undefined
}
