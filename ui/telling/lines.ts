/** Apart: a table opens before there is anything to tell. */
export { linesTold } from '@magehall/engine';
