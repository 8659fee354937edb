import { type Context, createContext } from 'react'
import { type Catalogue, enCatalogue } from './en.ts'

/** The language of the components below. English without a provider. */
export const catalogueContext: Context<Catalogue> = createContext(enCatalogue)
