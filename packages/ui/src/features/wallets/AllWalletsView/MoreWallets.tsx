import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { WalletsTexts } from '../texts/en.ts'
import sheet from './AllWalletsView.module.css'
import { TileSkeletons } from './TileSkeletons.tsx'
import type { AllWallets } from './useAllWallets.ts'

export type MoreWalletsProps = Pick<AllWallets, 'isPending' | 'more'>

/** The end of the list: loading, or a retry after a failure. */
export function MoreWallets({ isPending, more }: MoreWalletsProps): ReactElement | null {
  const { status, retry } = more
  const classes = useStyles(sheet)
  const text = useText<WalletsTexts>()
  if (isPending) return <TileSkeletons count={16} />
  if (status === 'loading') return <TileSkeletons count={4} />
  if (status !== 'failed') return null
  return (
    <div className={classes.foot}>
      <Notice variant="info">{text('allWallets.moreFailed')}</Notice>
      <Button variant="quiet" onClick={retry}>
        {text('view.retry')}
      </Button>
    </div>
  )
}
