import type { ReactElement } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { useText } from '../../i18n/useText.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'
import { useStyles } from '../../style/useStyles.ts'
import { BookDrawing } from './BookDrawing.tsx'
import { CoinDrawing } from './CoinDrawing.tsx'
import { IslandsDrawing } from './IslandsDrawing.tsx'
import sheet from './WhatIsANetworkView.module.css'

const points = [
  { key: 'ledger', Drawing: BookDrawing },
  { key: 'separate', Drawing: IslandsDrawing },
  { key: 'fee', Drawing: CoinDrawing },
] as const

/** What a network is, in three points. */
export function WhatIsANetworkView(): ReactElement {
  const { options, router } = useKit().controllers
  const { enableNetworkSwitch } = useControllerState(options.state)
  const classes = useStyles(sheet)
  const text = useText()
  const choose = () => {
    if (router.state.history.at(-2)?.name === 'Networks') router.goBack()
    else router.replace({ name: 'Networks' })
  }
  return (
    <div className={classes.view}>
      {points.map(({ key, Drawing }) => (
        <section key={key} className={classes.point}>
          <Drawing />
          <div>
            <h3 className={classes.title}>{text(`whatIsANetwork.${key}Title`)}</h3>
            <p className={classes.text}>{text(`whatIsANetwork.${key}Text`)}</p>
          </div>
        </section>
      ))}
      {enableNetworkSwitch && <Button onClick={choose}>{text('whatIsANetwork.choose')}</Button>}
    </div>
  )
}
