/**
 * Replay files: written for finished matches, checked, and taken in from others. The one package of
 * this service that asks the rules anything (docs/audit.md).
 */
package org.aemberlog.replay.audit;
