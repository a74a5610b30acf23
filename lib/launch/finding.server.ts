/** Something to settle before this build goes live. */
export interface Finding {
  /** Path below the project, or an address. */
  file: string;
  /** The field (`psychiatrist.phone`), header or part of it. */
  field: string;
  found: string;
  /** What to do about it. */
  todo: string;
}

/** A finding as the launch check prints it. */
export function describeFinding({ file, field, found, todo }: Finding): string {
  return `${file}  ${field}\n  found: ${found}\n  to do: ${todo}`;
}
