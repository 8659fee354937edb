import type { ReactElement } from 'react'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import sheet from './BalanceAmount.module.css'

/** The place of a balance that loads. */
export function BalanceLoading({ isShown }: { isShown: boolean }): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  return (
    <div className={classes.balance}>
      <Skeleton label={text('account.balanceLoading')} isShown={isShown} />
    </div>
  )
}
