import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Explainer } from '../../../components/Explainer/Explainer.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useShowNetworks } from '../NetworksView/useShowNetworks.ts'
import type { NetworksTexts } from '../texts/en.ts'
import { BookDrawing } from './BookDrawing.tsx'
import { CoinDrawing } from './CoinDrawing.tsx'
import { IslandsDrawing } from './IslandsDrawing.tsx'

const points = [
  { key: 'ledger', Drawing: BookDrawing },
  { key: 'separate', Drawing: IslandsDrawing },
  { key: 'fee', Drawing: CoinDrawing },
] as const

/** Explains networks in three points. */
export function WhatIsANetworkView(): ReactElement {
  const { options } = useKit().controllers
  const { enableNetworkSwitch } = useControllerState(options.state)
  const text = useText<NetworksTexts>()
  const choose = useShowNetworks()
  return (
    <Explainer
      points={points.map(({ key, Drawing }) => ({
        drawing: <Drawing />,
        title: text(`whatIsANetwork.${key}Title`),
        text: text(`whatIsANetwork.${key}Text`),
      }))}
    >
      {enableNetworkSwitch && <Button onClick={choose}>{text('whatIsANetwork.choose')}</Button>}
    </Explainer>
  )
}
