/**
 * What lets anybody check a finished match without trusting who kept it: the signed head, the
 * replay file, and the verifier that goes through a file and names the first thing that is not as
 * it has to be (docs/audit.md).
 */
package org.aemberlog.game.audit;
