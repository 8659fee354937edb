/** The size of an image, in pixels. */
export type ImageSize = { readonly width: number; readonly height: number }
