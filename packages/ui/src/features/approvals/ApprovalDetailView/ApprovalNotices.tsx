import type { ApprovalFlag, ApprovalRow } from '@cleat/core/approvals'
import type { ReactElement } from 'react'
import { Notice, type NoticeProps } from '../../../components/Notice/Notice.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { ApprovalsTexts } from '../texts/en.ts'

type Flag = Exclude<ApprovalFlag, 'any'>

const variants: Readonly<Record<Flag, NoticeProps['variant']>> = {
  account: 'error',
  unknown: 'warning',
  expired: 'info',
  old: 'info',
}

/** What a visitor should know of an approval. What any amount means stands above. */
export function ApprovalNotices({ row }: { row: ApprovalRow }): ReactElement {
  const text = useText<ApprovalsTexts>()
  const words: Readonly<Record<Flag, string>> = {
    account: text('approvals.accountText'),
    unknown: text('approvals.unknownText'),
    expired: text('approvals.expiredText'),
    old: text('approvals.oldText'),
  }
  const isTold = (flag: ApprovalFlag): flag is Flag => flag !== 'any'
  return (
    <>
      {row.flags.filter(isTold).map((flag) => (
        <Notice key={flag} variant={variants[flag]}>
          {words[flag]}
        </Notice>
      ))}
      {!row.isListed && <Notice variant="info">{text('approvals.unlisted')}</Notice>}
    </>
  )
}
