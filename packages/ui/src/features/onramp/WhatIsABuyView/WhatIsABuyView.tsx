import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Explainer } from '../../../components/Explainer/Explainer.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { OnrampTexts } from '../texts/en.ts'
import { ArrivalDrawing } from './ArrivalDrawing.tsx'
import { CardDrawing } from './CardDrawing.tsx'
import { PassportDrawing } from './PassportDrawing.tsx'

const points = [
  { key: 'pay', Drawing: CardDrawing },
  { key: 'check', Drawing: PassportDrawing },
  { key: 'arrive', Drawing: ArrivalDrawing },
] as const

/** Explains buying in three points. */
export function WhatIsABuyView(): ReactElement {
  const { router } = useKit().controllers
  const text = useText<OnrampTexts>()
  const buy = () => {
    // It explains the form that the visitor comes from.
    if (!router.goBack()) router.push({ name: 'OnRampProviders' })
  }
  return (
    <Explainer
      points={points.map(({ key, Drawing }) => ({
        drawing: <Drawing />,
        title: text(`whatIsABuy.${key}Title`),
        text: text(`whatIsABuy.${key}Text`),
      }))}
    >
      <Button onClick={buy}>{text('whatIsABuy.buy')}</Button>
    </Explainer>
  )
}
