const names: { readonly [namespace: string]: string } = {
  eip155: 'EVM',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
}

/**
 * The name of a namespace or of a CAIP-2 id's namespace. It is a proper name, so it is not
 * translated.
 */
export function getNamespaceName(id: string): string {
  const [namespace = id] = id.split(':')
  return names[namespace] ?? namespace
}
