import type { ReactElement } from 'react'
import { getNamespaceName } from '../../format/getNamespaceName.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useStyles } from '../../style/useStyles.ts'
import { NetworkImage } from '../NetworkImage/NetworkImage.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import sheet from './NamespaceGlyphs.module.css'

export type NamespaceGlyphsProps = {
  /** Such as `eip155` and `solana`. */
  namespaces: readonly string[]
}

/** The network whose icon represents its namespace. */
const knownNetworks: { readonly [namespace: string]: string } = {
  eip155: 'eip155:1',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
}

/** The namespaces that a wallet supports. A trait of a row. */
export function NamespaceGlyphs({ namespaces }: NamespaceGlyphsProps): ReactElement {
  const classes = useStyles(sheet)
  const format = useFormat()
  return (
    <>
      <span className={classes.glyphs} aria-hidden="true">
        {namespaces.map((namespace) => (
          <span key={namespace} className={classes.glyph}>
            <NetworkImage
              caipNetworkId={knownNetworks[namespace] ?? namespace}
              name={getNamespaceName(namespace)}
              size={18}
            />
          </span>
        ))}
      </span>
      <VisuallyHidden>{format.list(namespaces.map(getNamespaceName))}</VisuallyHidden>
    </>
  )
}
