import type { CaipAddress } from '@cleat/core'
import type { ApprovalRow } from '@cleat/core/approvals'
import { type ReactElement, useCallback, useState } from 'react'
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { LongList } from '../../../components/LongList/LongList.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useApprovals } from '../controller/useApprovals.ts'
import type { ApprovalsTexts } from '../texts/en.ts'
import { ApprovalLine } from './ApprovalLine.tsx'
import sheet from './ApprovalsView.module.css'
import { NoApprovals } from './NoApprovals.tsx'
import { OfToken } from './OfToken.tsx'
import { ScanLine } from './ScanLine.tsx'

export type ApprovalListProps = {
  /** Lists the approvals of this token alone. */
  token?: CaipAddress | undefined
}

/** The approvals that the chains have, most to lose first. */
export function ApprovalList({ token }: ApprovalListProps): ReactElement {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<ApprovalsTexts>()
  const approvals = useApprovals()
  const { scan, rows: all } = useControllerState(approvals.state)
  const rows = token ? all.filter((row) => isOf(row, token)) : all
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const toggle = useCallback((id: string) => {
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const open = useCallback((id: string) => router.push({ name: 'ApprovalDetail', id }), [router])
  const isBusy = rows.length === 0 && (scan.status === 'pending' || scan.status === 'idle')
  const isSkeletonShown = useDelayedBusy(isBusy)
  if (isBusy || isSkeletonShown)
    return <SkeletonRows label={text('approvals.loading')} isShown={isSkeletonShown} />
  if (rows.length === 0) return <NoApprovals isOfToken={token !== undefined} />
  const ids = rows.map(({ id }) => id).filter((id) => chosen?.has(id))
  const revoke = () => {
    void approvals.revokeMany({ ids })
    setChosen(undefined)
    router.push({ name: 'RevokeProgress' })
  }
  return (
    <div className={classes.view}>
      {token ? (
        <OfToken row={rows[0]} />
      ) : (
        <p className={classes.intro}>{text('approvals.intro')}</p>
      )}
      <ScanLine />
      <LongList label={text('approvals.title')} entries={rows.map(toEntry)}>
        {({ row }, place) => (
          <ApprovalLine
            row={row}
            isChosen={chosen?.has(row.id)}
            onPress={chosen ? toggle : open}
            {...place}
          />
        )}
      </LongList>
      <ActionBar>
        {chosen ? (
          <>
            <Button variant="quiet" onClick={() => setChosen(undefined)}>
              {text('approvals.selectNone')}
            </Button>
            <Button
              variant={ids.length === 0 ? 'muted' : 'primary'}
              aria-disabled={ids.length === 0}
              onClick={ids.length === 0 ? undefined : revoke}
            >
              {ids.length === 0
                ? text('approvals.revoke')
                : text('approvals.revokeCount', { count: ids.length })}
            </Button>
          </>
        ) : (
          rows.length > 1 && (
            <Button variant="quiet" onClick={() => setChosen(new Set())}>
              {text('approvals.select')}
            </Button>
          )
        )}
      </ActionBar>
    </div>
  )
}

function isOf({ chainId, token }: ApprovalRow, wanted: CaipAddress): boolean {
  return `${chainId}:${token}`.toLowerCase() === wanted.toLowerCase()
}

function toEntry<row extends { readonly id: string }>(row: row): { key: string; row: row } {
  return { key: row.id, row }
}
