import type { SiwxParts } from './siwxParts.ts'

/** Answers one kind of request. @param id what the path names last, where it names something */
export type Route = (request: Request, parts: SiwxParts, id: string) => Promise<Response>
