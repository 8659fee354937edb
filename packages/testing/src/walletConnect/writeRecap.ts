/**
 * The ReCap of a wallet that grants methods of EIP-155 chains to an app.
 * @see ERC-5573
 */
export function writeRecap(parameters: {
  methods: readonly string[]
  /** CAIP-2. */
  chains: readonly string[]
}): string {
  const { methods, chains } = parameters
  const granted = methods.toSorted().map((method) => [`request/${method}`, [{ chains }]])
  const recap = JSON.stringify({ att: { eip155: Object.fromEntries(granted) } })
  return `urn:recap:${btoa(recap).replaceAll('=', '')}`
}

/** The methods that a ReCap asks for. */
export function readRecapMethods(resource: string | undefined): readonly string[] {
  if (!resource?.startsWith('urn:recap:')) return []
  const { att } = JSON.parse(atob(resource.slice('urn:recap:'.length)))
  return Object.keys(att?.eip155 ?? {}).map((ability) => ability.replace('request/', ''))
}
