import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Explainer } from '../../../components/Explainer/Explainer.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { WalletsTexts } from '../texts/en.ts'
import { HomeDrawing } from './HomeDrawing.tsx'
import { KeyDrawing } from './KeyDrawing.tsx'
import { SayDrawing } from './SayDrawing.tsx'

const points = [
  { key: 'home', Drawing: HomeDrawing },
  { key: 'key', Drawing: KeyDrawing },
  { key: 'say', Drawing: SayDrawing },
] as const

/** Explains wallets in three points. */
export function WhatIsAWalletView(): ReactElement {
  const { events, router } = useKit().controllers
  const text = useText<WalletsTexts>()
  const get = () => {
    events.track('CLICK_GET_WALLET_HELP')
    router.push({ name: 'GetWallet' })
  }
  return (
    <Explainer
      points={points.map(({ key, Drawing }) => ({
        drawing: <Drawing />,
        title: text(`whatIsAWallet.${key}Title`),
        text: text(`whatIsAWallet.${key}Text`),
      }))}
    >
      <Button onClick={get}>{text('connect.get')}</Button>
    </Explainer>
  )
}
