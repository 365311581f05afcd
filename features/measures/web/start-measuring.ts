import { measureField } from './measure-field.ts'

// Begins as it is imported: what imports it is in the code of every page.
measureField()
