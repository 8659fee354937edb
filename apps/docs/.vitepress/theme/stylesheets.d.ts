/** Imported for its effect. */
declare module '*.css'
