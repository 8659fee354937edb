import { type Context, createContext } from 'react'

/**
 * Which pictures wait: those of other servers, because the interface is prefetched and not visible
 * yet, or all of them, because decoding them would delay the first frame.
 */
export const heldBackContext: Context<'none' | 'remote' | 'all'> = createContext<
  'none' | 'remote' | 'all'
>('none')
