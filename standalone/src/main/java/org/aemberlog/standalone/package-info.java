/** Everything in one process: infrastructure, the four services, bots and the commands. */
package org.aemberlog.standalone;
