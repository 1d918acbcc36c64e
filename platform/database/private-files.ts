import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]

interface FileNode {
  mode: number
}

/** As much of Emscripten's NODEFS as decides on the modes of files. */
interface ModuleWithFiles {
  NODEFS: {
    node_ops: { mknod(parent: FileNode, name: string, mode: number, device: number): FileNode }
  }
  FS: { chmod(file: string | FileNode, mode: number, dontFollow?: boolean): void }
}

const ownerOnly = 0o7700

/**
 * Emscripten sets the mode of each new file with chmod, past the process's umask, and PostgreSQL within it asks for 0666:
 * the database, with all sessions' secret in it, would be open to everyone on the machine.
 */
export class PrivateNodeFS extends NodeFS {
  override async init(pglite: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const restrict = (module: unknown): void => {
      const { NODEFS, FS } = module as ModuleWithFiles
      const { mknod } = NODEFS.node_ops
      NODEFS.node_ops.mknod = (parent, name, mode, device) => {
        const typeOfFile = mode & ~0o7777
        return mknod(parent, name, typeOfFile | (mode & ownerOnly), device)
      }
      const { chmod } = FS
      FS.chmod = (file, mode, dontFollow) => chmod(file, mode & ownerOnly, dontFollow)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [restrict, ...(emscriptenOpts.preRun ?? [])] } }
  }
}
