export declare const releaseDocuments: readonly string[]
