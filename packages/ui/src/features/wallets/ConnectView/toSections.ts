import type { WalletGroup, WalletItem } from '@cleat/core/wallets'

/** Wallets under one heading. */
export type WalletSection = {
  readonly heading: 'recent' | 'installed' | 'popular' | 'more' | undefined
  readonly items: readonly WalletItem[]
}

/** Merges groups into at most two sections: the visitor's wallets, and the others. */
export function toSections(groups: readonly WalletGroup[]): readonly WalletSection[] {
  const sections: { heading: WalletSection['heading']; items: WalletItem[] }[] = []
  for (const { kind, items } of groups) {
    const heading = headingOf(kind)
    const last = sections.at(-1)
    if (!last || !isForOthers(heading) || !isForOthers(last.heading))
      sections.push({ heading, items: [...items] })
    else {
      last.items.push(...items)
      if (heading === 'more') last.heading = heading
    }
  }
  return sections
}

function headingOf(kind: WalletGroup['kind']): WalletSection['heading'] {
  switch (kind) {
    case 'recent':
      return 'recent'
    case 'injected':
      return 'installed'
    case 'featured':
    case 'recommended':
      return 'popular'
    case 'custom':
    case 'external':
      return 'more'
    default:
      return undefined
  }
}

function isForOthers(heading: WalletSection['heading']): boolean {
  return heading === 'popular' || heading === 'more'
}
