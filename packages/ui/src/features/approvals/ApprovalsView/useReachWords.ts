import type { NetworkScan } from '@cleat/core/approvals'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useApprovalWords } from '../rows/useApprovalWords.ts'
import type { ApprovalsTexts } from '../texts/en.ts'

/** Networks that have a line of their reach. With more, one line says so. */
const mostLines = 3

export type ReachWords = {
  name(scan: Pick<NetworkScan, 'chainId'>): string
  /** How far networks were looked through, in lines. Those that are whole need no line. */
  describe(networks: readonly NetworkScan[]): readonly string[]
}

/** Writes how far looks came. */
export function useReachWords(): ReachWords {
  const { network } = useKit().controllers
  const text = useText<ApprovalsTexts>()
  const { date } = useApprovalWords()
  const name: ReachWords['name'] = ({ chainId }) => network.find(chainId)?.name ?? chainId
  return {
    name,
    describe(networks) {
      const parts = networks.filter(({ reach }) => reach && reach.since > 0)
      const [first] = networks
      if (!first) return []
      if (parts.length > mostLines) return [text('approvals.some')]
      if (parts.length > 0)
        return parts.map((part) =>
          text('approvals.part', { network: name(part), date: date(part.reach?.since ?? 0) }),
        )
      return networks.length === 1
        ? [text('approvals.all', { network: name(first) })]
        : [text('approvals.allNetworks')]
    },
  }
}
