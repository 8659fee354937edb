/** Source text by its path in `packages/core/src`. */
export type Sources = { readonly [path: string]: string }

const names = 'eip155|solana|bip122|polkadot|cosmos'
const literal = new RegExp(
  [
    // 'eip155', `eip155:${id}`
    `(['"\`])(?:${names})(?=\\1|:)`,
    // { eip155: … } and { eip155 }
    `[{,]\\s*(?:${names})\\s*(?=[,:}])`,
    // namespaces.eip155
    `\\.(?:${names})\\b`,
  ].join('|'),
)

/** Finds files whose code names a chain family. Comments may. */
export function findNamespaceNames(sources: Sources): string[] {
  return Object.entries(sources)
    .filter(([, text]) => literal.test(withoutComments(text)))
    .map(([path]) => path)
    .sort()
}

/** Strings with `//` in them keep their start, which is where a namespace stands. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
}
