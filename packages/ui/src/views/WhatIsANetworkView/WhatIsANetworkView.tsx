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

/** What a network is, in three short sentences with a drawing each. */
export function WhatIsANetworkView(): ReactElement {
  const { options, router } = useKit().controllers
  const { enableNetworkSwitch } = useControllerState(options.state)
  const classes = useStyles(sheet)
  const text = useText()
  const choose = () => {
    if (router.state.history.at(-2)?.name === 'Networks') router.goBack()
    else router.replace({ name: 'Networks' })
  }
  const parts = [
    {
      drawing: <BookDrawing />,
      title: text('whatIsANetwork.ledgerTitle'),
      words: text('whatIsANetwork.ledgerText'),
    },
    {
      drawing: <IslandsDrawing />,
      title: text('whatIsANetwork.separateTitle'),
      words: text('whatIsANetwork.separateText'),
    },
    {
      drawing: <CoinDrawing />,
      title: text('whatIsANetwork.feeTitle'),
      words: text('whatIsANetwork.feeText'),
    },
  ]
  return (
    <div className={classes.view}>
      {parts.map(({ drawing, title, words }) => (
        <section key={title} className={classes.part}>
          <span className={classes.drawing}>{drawing}</span>
          <div>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.words}>{words}</p>
          </div>
        </section>
      ))}
      {enableNetworkSwitch && <Button onClick={choose}>{text('whatIsANetwork.choose')}</Button>}
    </div>
  )
}
