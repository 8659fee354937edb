import type { ReactElement } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { useText } from '../../i18n/useText.ts'
import { useKit } from '../../kit/useKit.ts'
import { useStyles } from '../../style/useStyles.ts'
import { HomeDrawing } from './HomeDrawing.tsx'
import { KeyDrawing } from './KeyDrawing.tsx'
import { SayDrawing } from './SayDrawing.tsx'
import sheet from './WhatIsAWalletView.module.css'

const points = [
  { key: 'home', Drawing: HomeDrawing },
  { key: 'key', Drawing: KeyDrawing },
  { key: 'say', Drawing: SayDrawing },
] as const

/** What a wallet is, in three points. */
export function WhatIsAWalletView(): ReactElement {
  const { events, router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText()
  const get = () => {
    events.track('CLICK_GET_WALLET_HELP')
    router.push({ name: 'GetWallet' })
  }
  return (
    <div className={classes.view}>
      {points.map(({ key, Drawing }) => (
        <section key={key} className={classes.point}>
          <Drawing />
          <div>
            <h3 className={classes.title}>{text(`whatIsAWallet.${key}Title`)}</h3>
            <p className={classes.text}>{text(`whatIsAWallet.${key}Text`)}</p>
          </div>
        </section>
      ))}
      <Button onClick={get}>{text('connect.get')}</Button>
    </div>
  )
}
