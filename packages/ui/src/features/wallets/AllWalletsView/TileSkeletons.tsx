import type { ReactElement } from 'react'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './AllWalletsView.module.css'

export type TileSkeletonsProps = { count: number }

/** The placeholders of loading wallets. */
export function TileSkeletons({ count }: TileSkeletonsProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText()
  const isShown = useDelayedBusy(true)
  return (
    <div
      className={classes.skeletons}
      data-shown={isShown}
      role="img"
      aria-label={text('connect.loading')}
    >
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <span key={index} className={classes.skeleton}>
          <span className={classes.square} />
          <span className={classes.line} />
        </span>
      ))}
    </div>
  )
}
